/** Small line drawings in a box of 20, in the ink of whatever holds them. */
const PATHS = {
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13.2 13.200l4.3 4.3',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  back: 'M12.5 4 6.5 10l6 6',
  down: 'm5 7.5 5 5 5-5',
  right: 'm7.5 5 5 5-5 5',
  flag: 'M5 18V2.500M5 3.500h10.500l-2.5 3.5 2.5 3.500H5',
  roster: 'M3 3.500h5v5H3zM3 11.500h5v5H3zM11 4.500h6M11 7.500h4M11 12.500h6M11 15.500h4',
  map: 'M10 17.500c-3-4-5-6.5-5-9a5 5 0 0 1 10 0c0 2.5-2 5-5 9zM11.8 8.500a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z',
  lock: 'M5 9h10v8H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  tick: 'm4 10.5 4 4 8-9',
  again: 'M4 10a6 6 0 1 1 2 4.500M4 5v5h5',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  cross: 'm5 5 10 10M15 5 5 15',
  pencil: 'm4 16 .8-3.400L13.5 4 16 6.500l-8.6 8.700z',
  bin: 'M4.5 6h11M8 6V4h4v2M6 6l.7 10.500h6.600L14 6M8.7 9v5M11.3 9v5',
  swap: 'M4 7h12l-3-3M16 13H4l3 3',
  share: 'M10 12V3M7 5.5 10 2.500l3 3M6 8.500H4.500v8.500h11V8.500H14',
  print: 'M6 7V3h8v4M6 14H3.500V7h13v7H14M6 11.500h8V17H6z',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM10 6v4.500l3 1.5',
  way: 'M6.5 15.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0zh5a3 3 0 0 0 0-6h-3a3 3 0 0 1 0-6h7M13 1l2.800 2.500L13 6',
  counters: 'M3 6.500h10.500V17H3zM6.500 6.500V3H17v10.500h-3.500',
  brush:
    'M17 3 8.500 11.500M9.8 12.700c1 2.300-1.300 4.800-6.800 4.300 2-1 1.500-2 2-3.300.6-1.800 3.300-2.600 4.800-1z',
  line: 'M3 16c2-5 5-2 7-6s4-2 7-6',
  layers: 'm10 3 7.500 4L10 11 2.500 7zM2.500 10.500 10 14.500l7.500-4M2.500 14 10 18l7.500-4',
  photo:
    'M2.500 4.500h15v11h-15zM2.500 13l4-4 3.500 3.500 2.500-2.500 5 5M14.200 7.500a1.200 1.200 0 1 1-2.400 0 1.200 1.200 0 0 1 2.400 0z',
  undo: 'M7.500 4 3.500 8l4 4M3.500 8h8.500a4.500 4.500 0 0 1 0 9H8',
  redo: 'M12.500 4l4 4-4 4M16.500 8H8a4.500 4.500 0 0 0 0 9h4',
  frame: 'M3 7V3h4M17 7V3h-4M3 13v4h4M17 13v4h-4',
  table: 'M3 4.500h14v11H3zM3 8.200h14M3 11.800h14M8 4.500v11M12.5 4.500v11',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
