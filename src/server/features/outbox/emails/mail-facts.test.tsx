import { expect, it } from 'vitest'
import { MailFacts } from './mail-frame.tsx'
import { renderMail } from './render-mail.ts'

it('breaks a reference without a space where a telephone is too narrow for it', async () => {
  const { html, text } = await renderMail(
    <MailFacts facts={[['Payment reference', 'pi_K9UUkD4rTerksVvm3far2mdK']]} />,
  )
  const cell = /<td[^>]*>pi_/.exec(html)?.[0] ?? ''
  expect(cell).toContain('word-break:break-word')
  expect(cell).toContain('overflow-wrap:anywhere')
  expect(text).toContain('pi_K9UUkD4rTerksVvm3far2mdK')
})
