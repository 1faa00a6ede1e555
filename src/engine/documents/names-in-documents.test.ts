import { describe, expect, it } from 'vitest'
import { withName } from '../../../test/support/small-case.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { squeezed, textOf } from '../../../test/support/text-of-document.ts'
import { createTypesetter } from './typesetter.ts'
import { writeDocuments } from './write-documents.ts'

const typesetter = createTypesetter()

describe('the six documents', () => {
  const scripts = [
    ['Japanese', 'さくら ミユキ', 'NotoSansSC'],
    ['Arabic', 'محمد', 'NotoNaskhArabic'],
    ['Chinese', '王小明', 'NotoSansSC'],
    ['Korean', '김민준', 'NotoSansKR'],
    ['Hebrew', 'אברהם', 'NotoSansHebrew'],
    ['Hindi', 'राहुल', 'NotoSansDevanagari'],
    ['Thai', 'สมชาย', 'NotoSansThai'],
  ] as const
  it.each(soaked(scripts.slice(0, 2), scripts))(
    'embed a font for a name in %s and keep the accessibility mark',
    async (_, name, font) => {
      for (const { bytes, notes } of await writeDocuments(withName(name), { typesetter })) {
        const raw = Buffer.from(bytes).toString('latin1')
        expect(notes).toEqual([])
        expect(raw).toContain('pdfuaid:part>1<')
        expect(raw).toContain(font)
      }
    },
  )

  const names = [
    'Đặng Thị Ánh',
    'O\'Neil-"Bo" St. Clair III',
    'Zoë Łukasz Nuñez-Ğ',
    'Иван Петрович Сидоров',
    'Ελένη Παπαδοπούλου',
  ]
  it.each(soaked(names.slice(0, 2), names))('print the name %s with the fonts they have', async (name) => {
    const [letter] = await writeDocuments(withName(name), { typesetter })
    expect(letter?.notes).toEqual([])
    expect(await textOf(letter?.bytes)).toContain(squeezed(name))
  })
})
