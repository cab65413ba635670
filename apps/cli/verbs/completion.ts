/** `completion`: a script for the shell; the candidates, and what each of them is, come from the command itself. */
import { UsageFault } from '../faults.ts';
import { type Verb, word } from '../verb.ts';

/** Where a shell shows what a word is, the command is asked for it as well: `WORD`, a tab, what it is. */
export const SHELLS: Readonly<Record<string, string>> = {
  bash: `_grognard() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(grognard complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _grognard grognard`,
  zsh: `#compdef grognard
_grognard() {
  local -a lines words_told
  local line
  lines=("\${(@f)$(grognard complete --told -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  for line in $lines; do words_told+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}"); done
  (( \${#words_told} )) && _describe 'grognard' words_told || _files
}
compdef _grognard grognard`,
  fish: `complete -c grognard -a '(grognard complete --told -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'`,
  powershell: `Register-ArgumentCompleter -Native -CommandName grognard -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $typed = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -eq '') { $typed += '' }
  grognard complete --told -- @typed 2>$null | ForEach-Object {
    $word, $told = $_ -split "\`t", 2
    if (-not $told) { $told = $word }
    [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $told)
  }
}`,
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
