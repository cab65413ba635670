/** A port of this machine that nobody uses and that no outgoing connection is lent. */
export function freePort(): Promise<number>;
