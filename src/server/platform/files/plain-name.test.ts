import { describe, expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

describe('the name of a file in an archive', () => {
  it.each([
    ['💥.pdf', 'file.pdf'],
    ['отчёт.pdf', 'file.pdf'],
    ['身份证 2.jpg', '2.jpg'],
    ['Informe de crédito, año 2026.pdf', 'Informe-de-credito-ano-2026.pdf'],
  ])('%s keeps its letters where it can, and always the end that says what opens it', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })

  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['.bashrc', 'bashrc'],
    ['-rf.pdf', 'rf.pdf'],
    ['a:b|c?<d>.pdf', 'a-b-c-d-.pdf'],
    ['..', 'file'],
    ['', 'file'],
  ])('%s is none that a shell or an archiver reads otherwise', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })

  it('is no longer than eighty signs, its end among them, and begins with a letter or figure still', () => {
    const name = plainName(`${'x'.repeat(30)}${'-'.repeat(60)}${'y'.repeat(30)}.pdf`)
    expect(name).toBe(`${'y'.repeat(30)}.pdf`)
    expect(plainName(`${'z'.repeat(300)}.pdf`)).toHaveLength(80)
  })
})
