/** How quickly odds follow the hand in a real browser, and how long the page is ever blocked. */
process.env.MEASURE = '1';
process.argv.push('speed', '--project=desk');
await import('./test-browser.mjs');
