/** The hexes that the zones of control example of Aegean Strike names, around Antalya: a map to test and to show with. */

export const ANTALYA_WORDS = {
  terrains: ['clear', 'mountain', 'water'],
  features: ['city'],
  hexsides: ['river', 'road'],
} as const;

/** What the example does not say is clear here; the water of 4528 and 4628, the river and the road are invented. */
export const ANTALYA = {
  title: 'Antalya',
  numbering: { shoved: 'even' },
  from: '4422',
  to: '4828',
  background: 'clear',
  terrain: [
    { terrain: 'mountain', hexes: ['4423', '4424', '4525', '4623', '4726'] },
    { terrain: 'water', hexes: ['4627', '4628', '4528'] },
  ],
  features: [{ feature: 'city', hexes: ['4527'] }],
  hexsides: [
    { hexside: 'river', between: ['4624/4625', '4624/SE'] },
    { hexside: 'road', along: ['4422', '4522', '4523', '4524', '4624'] },
  ],
  places: [{ hex: '4527', name: 'Antalya' }],
} as const;
