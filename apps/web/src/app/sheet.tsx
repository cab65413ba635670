/** A dialog over the page. What it stands in comes with the first one: no page shows it before somebody asks for it. */
import type { ReactNode } from 'react';
import { late } from './late.tsx';

const SheetFrame = late(async () => (await import('./sheet-frame.tsx')).SheetFrame);

export interface SheetProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

export const Sheet = (props: SheetProps) => <SheetFrame {...props} />;
