/** Asks the browser to keep the app at hand, and tells when a newer one waits. */

/** Gives a way to take the newer one: it takes over, and the page begins again with it. */
export async function keepAtHand(onNewer: () => void): Promise<() => void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => undefined;
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const watch = (worker: ServiceWorker | null): void => {
    const tell = (): void => {
      // The very first one replaces nothing.
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) onNewer();
    };
    worker?.addEventListener('statechange', tell);
    tell();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting?.postMessage('take-over');
  };
}
