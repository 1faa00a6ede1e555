import { expect, it } from 'vitest'
import { nameOfType } from './name-of-type.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

it.each([
  ['statement.html', 'application/pdf', 'statement.html.pdf'],
  ['fdp.exe', 'application/pdf', 'fdp.exe.pdf'],
  ['scan', 'application/pdf', 'scan.pdf'],
  ['pdf', 'application/pdf', 'pdf.pdf'],
  ['Report.PDF', 'application/pdf', 'Report.PDF'],
  ['me.JPEG', 'image/jpeg', 'me.JPEG'],
  ['me.pdf', 'image/jpeg', 'me.pdf.jpg'],
  ['run.jar', word, 'run.jar.docx'],
  ['clients.csv', 'text/csv; charset=utf-8', 'clients.csv'],
  ['old', null, 'old'],
  ['x', 'constructor', 'x'],
])('%s, which is %s, is called %s', (fileName, contentType, name) => {
  expect(nameOfType(fileName, contentType)).toBe(name)
})
