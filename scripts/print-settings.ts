// `npm run settings`: the settings table of the README, as Markdown.
import { everySetting } from '../src/server/config.ts'

const escapeCell = (text: string) => text.replaceAll('|', '\\|')

console.log('| Setting | Default | Meaning |')
console.log('|---|---|---|')
for (const { name, standard, meaning } of everySetting) {
  const shown = standard === null || standard === '' ? '' : `\`${standard}\``
  console.log(`| \`${name}\` | ${escapeCell(shown)} | ${escapeCell(meaning)} |`)
}
