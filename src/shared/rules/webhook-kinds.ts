/**
 * What a receiver of webhooks may be told of, each from one fact of the product (`src/server/facts.ts`). A message carries
 * numbers of records and states, never a name, an address or a word that somebody wrote.
 */
export const webhookKinds = [
  'client.added',
  'client.changed',
  'stage.changed',
  'intake.sent',
  'report.stored',
  'analysis.completed',
  'letter.mailed',
  'letter.event',
  'answer.stored',
  'answer.confirmed',
  'payment.settled',
  'payment.changed',
  'purchase.changed',
  'application.submitted',
  'application.changed',
  'session.changed',
  'interest.left',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** Sent when a receiver is added, so that its owner sees one message before anything happens. */
export const testKind = 'webhook.test'
