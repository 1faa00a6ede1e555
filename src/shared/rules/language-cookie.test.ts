import { describe, expect, it } from 'vitest'
import { languageCookie, languageOfCookies, languageOfQuery } from './language-cookie.ts'

describe('the cookie that keeps the chosen language', () => {
  it('is read among others, and is what was written', () => {
    const written = languageCookie('es', true).split(';')[0]
    expect(languageOfCookies(`armor_session=x; ${written}; other=1`)).toBe('es')
    expect(languageOfCookies('language=en')).toBe('en')
  })

  it('is no choice when it is absent, names another language, or only looks alike', () => {
    for (const cookies of [
      undefined,
      '',
      'language',
      'language=',
      'language=fr',
      'my_language=es',
      'language=es-MX',
    ])
      expect(languageOfCookies(cookies)).toBeNull()
  })

  it('stays a year on the whole site, and is Secure where the site is', () => {
    expect(languageCookie('es', false)).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(languageCookie('en', true)).toMatch(/; Secure$/)
  })

  it('is asked for by an address', () => {
    expect(languageOfQuery('?utm_source=x&language=es')).toBe('es')
    for (const query of ['', '?', '?language=fr', '?language']) expect(languageOfQuery(query)).toBeNull()
  })
})
