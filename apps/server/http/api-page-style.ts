/** How the page of the API looks: light or dark as the reader's device, one column on a phone. */
export const API_STYLE = `
:root{color-scheme:light dark;--ink:#1d1b16;--paper:#faf7f0;--line:#d8d0bf;--dim:#5c5546;--link:#7a2e12}
@media(prefers-color-scheme:dark){:root{--ink:#ece6d8;--paper:#191813;--line:#3c382d;--dim:#b0a78f;--link:#f0a67c}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
a{color:var(--link)}
nav a{margin-right:.8rem}
h2{margin-top:2rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:.8rem 0 .2rem}
details{border:1px solid var(--line);border-radius:.3rem;margin:.4rem 0;padding:.4rem .6rem;overflow-x:auto}
details details{margin-left:1rem}
summary{cursor:pointer}
code,pre{font:14px/1.4 ui-monospace,monospace}
pre{overflow-x:auto;padding:.6rem;border:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
.verb{display:inline-block;min-width:3.2rem;font-weight:700}
.note{color:var(--dim)}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0;border-top:1px solid var(--line);font-weight:400}
:target{outline:2px solid var(--link)}
`.trim();
