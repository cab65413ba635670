/**
 * The zones of control example around Antalya.
 *
 * The example names the hexes its units reach and those they do not; from these follow the places of A and B. It does not
 * say where C stands: 5126, beside an invented mountain, shows that its zone reaches one. Other hexes are clear here.
 */
export const antalyaMap = {
  title: 'Antalya',
  numbering: { shoved: 'even' },
  from: '4422',
  to: '5829',
  background: 'clear',
  terrain: [
    { terrain: 'mountain', hexes: ['4423', '4424', '4525', '4623', '4726', '5125'] },
    { terrain: 'sea', hexes: ['4627', '5827', '5828', '5729'] },
    { terrain: 'city', hexes: ['4527'] },
  ],
  places: [{ hex: '4527', name: 'Antalya' }],
};

export const antalyaUnits = [
  { name: 'A', side: 'pact', kind: 'armour', size: 'brigade', formation: 'MC', hex: '4524' },
  { name: 'C', side: 'nato', kind: 'marine', size: 'brigade', formation: 'HD', hex: '5126' },
  { name: 'B', side: 'pact', kind: 'mechanised', size: 'brigade', formation: 'HA', hex: '5728' },
  { name: 'Soviet division', side: 'pact', kind: 'armour', size: 'division', formation: 'MC', hex: '4626' },
];
