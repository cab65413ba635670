/** A die as it lies on the table: pips on a cube, a number on anything else. */
const LOW = 9;
const MIDDLE = 18;
const HIGH = 27;

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

export function DieFace({ sides, face }: { readonly sides: number; readonly face: number }) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg className="die" viewBox="0 0 36 36" aria-hidden="true">
      {sides === 6 ? (
        <rect x="1.5" y="1.5" width="33" height="33" rx="7" />
      ) : (
        <path d="M18 1.5 33.5 13v10L18 34.5 2.5 23V13Z" />
      )}
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="3.2" />)
      ) : (
        <text x="18" y="23.5">
          {face}
        </text>
      )}
    </svg>
  );
}
