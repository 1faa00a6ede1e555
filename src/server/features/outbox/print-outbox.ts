import { type AdminCommand, CommandRefused } from '../../platform/admin-socket/admin-command.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Database } from '../../platform/db/database.ts'
import { newestMails, openedMail } from './newest-mails.ts'

const shown = 20

/** `npm run outbox`: the newest mails; `npm run outbox -- 12` prints one with its text. */
export function outboxCommand(deps: { database: Database; sealer: Sealer }): AdminCommand {
  return {
    name: 'outbox',
    usage: 'outbox [NUMBER]  lists the newest mails, or prints one',
    async run([given, ...more], print) {
      if (more.length > 0 || (given !== undefined && !/^\d{1,9}$/.test(given))) {
        throw new CommandRefused('Give the number of one mail, or nothing for the list.')
      }
      if (given !== undefined) {
        const mail = await openedMail(deps, Number(given))
        if (!mail) throw new CommandRefused(`There is no mail ${given}.`)
        for (const line of [
          `To: ${mail.recipient}`,
          `Subject: ${mail.subject}`,
          `Status: ${mail.status}`,
          '',
          mail.text,
        ]) {
          print(line)
        }
        return
      }
      const mails = await newestMails(deps, shown)
      if (mails.length === 0) print('No mail was written yet.')
      for (const mail of mails.reverse()) {
        print(
          `${mail.id}  ${mail.createdAt.toISOString().slice(0, 16)}  ${mail.status}  ${mail.recipient}  ${mail.subject}`,
        )
        const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
        if (link) print(`      ${link}`)
      }
    },
  }
}
