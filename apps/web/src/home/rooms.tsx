/** What else the house holds: campaigns, counters, rolls, play far apart, proofs. */
import { type Room, RoomLinks } from '../app/room-links.tsx';
import { useShelf } from '../app/use-shelf.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { campaigns } from '../campaign/shelf.ts';
import { rollShelf } from '../history/shelf.ts';
import { rosterShelf } from '../roster/shelf.ts';

export function Rooms() {
  const { say } = useSpeaker();
  const kept = useShelf(campaigns)?.length ?? 0;
  const counters = useShelf(rosterShelf)?.length ?? 0;
  const rolls = useShelf(rollShelf)?.length ?? 0;
  const rooms: readonly Room[] = [
    {
      icon: 'flag',
      route: { at: 'campaigns' },
      title: say('web.campaigns.title'),
      about: say('web.home.onDevice', { count: kept }),
    },
    {
      icon: 'roster',
      route: { at: 'rosters' },
      title: say('roster.title'),
      about: say('roster.count', { count: counters }),
    },
    {
      icon: 'clock',
      route: { at: 'history' },
      title: say('history.title'),
      about: say('history.count', { count: rolls }),
    },
    { icon: 'lock', route: { at: 'share' }, title: say('web.home.far'), about: say('web.home.farAbout') },
    { icon: 'tick', route: { at: 'proof' }, title: say('web.campaigns.proof'), about: say('web.home.proofAbout') },
  ];
  return <RoomLinks label={say('web.home.rooms')} rooms={rooms} />;
}
