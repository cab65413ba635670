/** An answer that takes its time, line by line: how far it has come, then the answer or the problem. */
import { PassThrough } from 'node:stream';
import type { Plain } from '@grognard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem, problemBody } from '../admission/problem.ts';
import { languageOf } from './games.ts';

/** JSON texts, each on a line of its own. */
export const LINES = 'application/x-ndjson';

export const wantsLines = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes(LINES);

/** What fails before the first line is a problem with its status; later the status has gone, and it is the last line. */
export async function inLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (hear: (news: Plain) => void) => Promise<Plain>,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  let begun = false;
  const write = (line: Plain): void => {
    if (!begun) reply.type(LINES).send(lines);
    begun = true;
    lines.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const answer = await work((news) => write({ kind: 'progress', ...(news as Record<string, Plain>) }));
    write({ kind: 'answer', answer });
  } catch (error) {
    if (!begun) throw error;
    write({ kind: 'problem', problem: problemBody(asProblem(request, error), languageOf(request)) });
  }
  lines.end();
  return reply;
}
