import { describe, expect, it } from 'vitest'
import { unprintableIn } from './printable-text.ts'

describe('the letters’ fonts', () => {
  it('print what people write in many languages', () => {
    expect(
      unprintableIn('I paid $1,204.50 – “José” Ñandú, Łódź, Việt, Αθήνα, Київ…\n¿Quién? № 5 § 611'),
    ).toEqual([])
    expect(unprintableIn('محمد שלום नमस्ते สวัสดี 안녕 王小明 かな')).toEqual([])
  })

  it('lack some signs, each named once', () => {
    expect(unprintableIn('Paid 😀 twice 😀 ✅')).toEqual(['😀', '✅'])
    expect(unprintableIn('தமிழ்').length).toBeGreaterThan(0)
  })
})
