/** What comes only when it is first asked for: what does not arrive says so in its place, and can be asked for again. */
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { useSpeaker } from './use-speaker.ts';

class NotArrived extends Error {}

/** `meanwhile` stands in its place until it comes. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile?: ReactNode) {
  const asked = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new NotArrived('a part of the page did not arrive', { cause });
      }
    });
  let part = asked();
  return function Late(props: P & Closing) {
    const [tries, setTries] = useState(0);
    const again = (): void => {
      part = asked();
      setTries(tries + 1);
    };
    return (
      <Awaited key={tries} again={again} close={props.close}>
        <Suspense fallback={meanwhile}>{createElement<P>(part as ComponentType<P>, props)}</Suspense>
      </Awaited>
    );
  };
}

interface Closing {
  readonly close?: (() => void) | undefined;
}

interface MissingProps extends Closing {
  readonly again: () => void;
}

interface AwaitedProps extends MissingProps {
  readonly children: ReactNode;
}

class Awaited extends Component<AwaitedProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof NotArrived) return <Missing again={this.props.again} close={this.props.close} />;
    throw error;
  }
}

/** Over the foot of the page, until it is asked for again or given up; what nobody can close is asked for where it would stand. */
function Missing({ again, close }: MissingProps) {
  const { say } = useSpeaker();
  const [shown, setShown] = useState(true);
  const ask = (
    <button type="button" onClick={again}>
      {say('web.late.again')}
    </button>
  );
  if (!shown) return close ? null : ask;
  const giveUp = (): void => {
    setShown(false);
    close?.();
  };
  return (
    <div className="not-arrived" role="alert">
      <p>{say('web.late.missing')}</p>
      {ask}
      <button type="button" onClick={giveUp}>
        {say('web.close')}
      </button>
    </div>
  );
}

export function Coming() {
  const { say } = useSpeaker();
  return <p className="quiet coming">{say('web.coming')}</p>;
}
