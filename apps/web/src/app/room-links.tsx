/** Ways to other rooms of the house, each with what is in it. */
import { Icon, type IconName } from './icon.tsx';
import { hrefOf, type Route } from './route.ts';

export interface Room {
  readonly icon: IconName;
  readonly route: Route;
  readonly title: string;
  readonly about: string;
}

interface RoomLinksProps {
  readonly label: string;
  readonly rooms: readonly Room[];
  readonly className?: string;
}

export const RoomLinks = ({ label, rooms, className = '' }: RoomLinksProps) => (
  <nav className={`sheet rooms ${className}`} aria-label={label}>
    {rooms.map(({ icon, route, title, about }) => (
      <a key={icon} href={hrefOf(route)}>
        <Icon name={icon} />
        <span>
          <b>{title}</b>
          <span className="caption">{about}</span>
        </span>
      </a>
    ))}
  </nav>
);
