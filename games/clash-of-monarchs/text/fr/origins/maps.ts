/** Where the figures of the examples on a map come from. */
export const maps: Readonly<Record<string, string>> = {
  '15.9: three spaces, clear of the enemy at Planian, to the MD at Leitmeritz; ways are invented.':
    '15.9 : trois espaces, à l’écart de l’ennemi de Planian, jusqu’au MD de Leitmeritz ; les chemins sont inventés.',
  '15.9, 17.3-4: Prague is of class 2 on the map and holds 15, of which 5 are inside; 10 fit.':
    '15.9, 17.3-4 : Prague est de classe 2 sur la carte et en contient 15, dont 5 y sont déjà ; 10 y tiennent.',
  'The map has no Tabor.': 'La carte n’a pas de Tabor.',
  'By hand: 4 + 2 + 1 − 2 = 5 fails; from Kolin to Nimburg the map crosses a river. A 5 or 6 succeeds: 1/3.':
    'À la main : 4 + 2 + 1 − 2 = 5, échec ; de Kolin à Nimburg la carte franchit une rivière. Un 5 ou un 6 réussit : 1/3.',
  '13.0: Prague and Kolin are not connected on the map.': '13.0 : Prague et Kolin ne sont pas reliés sur la carte.',
  'By hand: 8 + 1 = 9 MPs; what a space costs is not printed, the way is the player’s.':
    'À la main : 8 + 1 = 9 MP ; le coût d’un espace n’est pas imprimé, le chemin est celui du joueur.',
  'The map has no way from Czaslau to Prague.': 'La carte n’a pas de chemin de Czaslau à Prague.',
  'By hand: 20 ≥ 4 × 5; Planian is hilly on the map, so five captured cost 5 MPs.':
    'À la main : 20 ≥ 4 × 5 ; Planian est en relief sur la carte, cinq capturés coûtent donc 5 MP.',
  '15.9: with Prague in enemy hands only Leitmeritz is left, and Czaslau leads away from it.':
    '15.9 : Prague aux mains de l’ennemi, seul Leitmeritz reste, et Czaslau en éloigne.',
};
