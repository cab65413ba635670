/**
 * The sea of the combat air patrol example: the Tu-126 is 14 hexes from the carrier and the E-2 above it.
 *
 * The example names no hexes. Two columns 14 apart are 14 hexes apart in each of these five rows.
 */
const patrolMap = {
  title: '0201–1605',
  numbering: { shoved: 'even' },
  from: '0101',
  to: '1705',
  background: 'sea',
};

export const patrolSky = {
  map: patrolMap,
  aircraft: [
    { name: 'E-2', side: 'nato', nation: 'us', type: 'E-2', hex: '0203' },
    { name: 'Tu-126', side: 'pact', nation: 'ussr', type: 'Tu-126', hex: '1603' },
  ],
  ships: [{ name: 'CVN-69', side: 'nato', nation: 'us', sensor: 'us-ship', hex: '0203' }],
};
