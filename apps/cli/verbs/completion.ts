/** `completion`: a script for the shell; the candidates come from the command itself. */
import { UsageFault } from '../faults.ts';
import { type Verb, word } from '../verb.ts';

const SHELLS: Readonly<Record<string, string>> = {
  bash: `_grognard() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(grognard complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _grognard grognard`,
  zsh: `#compdef grognard
_grognard() {
  local -a candidates
  candidates=("\${(@f)$(grognard complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "$candidates" ]] && compadd -a candidates || _files
}
compdef _grognard grognard`,
  fish: `complete -c grognard -a '(grognard complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'`,
};

export const completion: Verb = {
  name: 'completion',
  takes: ['<shell>'],
  async run(dialogue, args) {
    const shell = word(args, 0);
    const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
    if (script === undefined) throw new UsageFault('unknownShell', { received: shell, options: Object.keys(SHELLS) });
    dialogue.answer({ shell, script }, () => dialogue.print(script));
    return 0;
  },
};
