/** What the server refused: every fault it names, or its one sentence, or that it could not be reached at all. */
import { ApiProblem, OtherCampaign } from '@grognard/server/client';
import { useRemoteSpeaker } from './use-speaker.ts';

export function problemWords(error: unknown, silent: string, other = silent): readonly string[] {
  if (error instanceof OtherCampaign) return [other];
  if (!(error instanceof ApiProblem)) return [silent];
  const { title, refusals } = error.problem;
  return refusals.length > 0 ? refusals.map(({ words }) => words) : [title];
}

/** Nothing where nothing went wrong. */
export function Problems({ error }: { readonly error: unknown }) {
  const { say } = useRemoteSpeaker();
  if (error === undefined) return null;
  return (
    <ul className="faults" role="alert">
      {problemWords(error, say('remote.silent'), say('remote.otherCampaign')).map((problem) => (
        <li key={problem} className="fault">
          {problem}
        </li>
      ))}
    </ul>
  );
}
