import { describe, expect, it } from 'vitest'
import { type Mail, MailRefused, type MailSender } from './mail-sender.ts'

const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Your receipt: $1,750.00 – thank you',
  html: '<p>Thank you, Zoë.</p>',
  text: 'Thank you, Zoë.',
  headers: { 'List-Unsubscribe': '<https://armor.example/api/unsubscribe/x>' },
}

/** What every mail sender does alike. */
export function describeMailSenderContract(name: string, open: () => MailSender): void {
  describe(`a mail sender (${name})`, () => {
    it('takes a mail with HTML, text and headers', async () => {
      await expect(open().send(mail)).resolves.toBeUndefined()
    })

    it('refuses what is not one address, for good', async () => {
      for (const to of [
        '',
        'ada',
        'ada@',
        'a@b.example, c@d.example',
        'Ada <ada@example.com>',
        'a@b.example\r\nBcc: x@y.example',
      ]) {
        await expect(open().send({ ...mail, to })).rejects.toBeInstanceOf(MailRefused)
      }
    })

    it('refuses line breaks in subject and headers, which would write headers of their own', async () => {
      await expect(open().send({ ...mail, subject: 'Hi\r\nBcc: x@y.example' })).rejects.toBeInstanceOf(
        MailRefused,
      )
      await expect(
        open().send({ ...mail, headers: { 'X-A': 'b\nBcc: x@y.example' } }),
      ).rejects.toBeInstanceOf(MailRefused)
    })

    it('refuses a mail without a text version', async () => {
      await expect(open().send({ ...mail, text: ' ' })).rejects.toBeInstanceOf(MailRefused)
    })
  })
}
