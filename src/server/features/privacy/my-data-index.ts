import type { Language } from '../../../shared/rules/language.ts'
import { privacyTextsIn } from './privacy-texts.ts'
import type { RecordsPart } from './records-part.ts'

export interface IndexedFile {
  path: string
  bytes: number
}

const style = `body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14213d;background:#fbfaf6}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #e4dfd3;vertical-align:top;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}h2{margin-top:2.5rem}.entry{margin:1rem 0 1.5rem}`

/** `index.html` of the archive: every record readable, every file linked. Nothing in it is fetched from anywhere. */
export function myDataIndex(input: {
  language: Language
  title: string
  /** Of whom, and when it was made. */
  made: string
  parts: readonly RecordsPart[]
  files: readonly IndexedFile[]
}): string {
  const { language, title, made, files, parts } = input
  const texts = privacyTextsIn(language).archiveTexts
  const fileRows = files.map(
    ({ path, bytes }) =>
      `<tr><td><a href="${escaped(encodeURI(path))}">${escaped(path)}</a></td><td>${bytes}</td></tr>`,
  )
  const sections = parts.map(
    ({ name, records }) => `<section id="${name}"><h2>${escaped(texts.sections[name] ?? name)}</h2>
<p>${escaped(texts.entries(records.length))}: <a href="records/${name}.json">records/${name}.json</a></p>
${records.map((record) => `<div class="entry">${shown(record)}</div>`).join('\n')}</section>`,
  )
  const contents = parts.map(
    ({ name }) => `<li><a href="#${name}">${escaped(texts.sections[name] ?? name)}</a></li>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body>
<h1>${escaped(title)}</h1>
<p>${escaped(made)}</p>
<p>${escaped(texts.note)} ${escaped(texts.secrets)}</p>
<ul><li><a href="#files">${escaped(texts.files)}</a></li>${contents.join('')}</ul>
<section id="files"><h2>${escaped(texts.files)}</h2>
<table><thead><tr><th scope="col">${escaped(texts.file)}</th><th scope="col">${escaped(texts.size)}</th></tr></thead>
<tbody>${fileRows.join('\n')}</tbody></table></section>
${sections.join('\n')}
</body></html>
`
}

/** Any record as a table of its fields; lists and records within it the same way. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (value instanceof Date) return escaped(value.toISOString())
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join('<br>')
  if (typeof value !== 'object') return escaped(String(value)).replaceAll('\n', '<br>')
  const rows = Object.entries(value).map(
    ([key, each]) => `<tr><th scope="row">${escaped(key)}</th><td>${shown(each)}</td></tr>`,
  )
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
