// Sends what is due until nothing is, in a process of its own; a line for each mail.
import { loadConfig } from '../../src/server/config.ts'
import { sendDueMails } from '../../src/server/features/mail/send-due-mails.ts'
import { openProduct } from '../../src/server/open-product.ts'
import { createLog } from '../../src/server/platform/log/log.ts'

const product = await openProduct(loadConfig(), createLog('silent'), { working: false })
process.stdout.write('ready\n')
for (;;) {
  const sent = await sendDueMails(product.deps)
  for (const { clientId, type } of sent) process.stdout.write(`sent ${type} ${clientId}\n`)
  if (sent.length === 0) break
}
process.stdout.write('over\n')
process.exit(0)
