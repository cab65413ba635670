/** A package's manifest as others see it: without what only the house needs. */
import { execFileSync } from 'node:child_process';

/** `shipped` are the paths inside the package; an export that leads to none of them is for the house only. */
export function published({ scripts, devDependencies, exports, ...manifest }, shipped, directory) {
  const url = origin();
  return {
    ...manifest,
    ...(url && { repository: { type: 'git', url, directory } }),
    ...(exports && {
      exports: Object.fromEntries(
        Object.entries(exports)
          .map(([name, { source, ...rest }]) => [name, rest])
          .filter(([, conditions]) => Object.values(conditions).every((path) => isShipped(path, shipped))),
      ),
    }),
  };
}

const isShipped = (path, shipped) => {
  const pattern = new RegExp(`^${path.slice(2).replaceAll(/[.+]/g, '\\$&').replace('*', '.+')}$`);
  return shipped.some((each) => pattern.test(each));
};

/** Where the project lives, once it lives somewhere: no address is made up. */
function origin() {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return /^(https:|git@|ssh:)/.test(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
