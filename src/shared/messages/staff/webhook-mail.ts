/** Tells the office that a receiver of webhooks was switched off. */
export const webhookMailTexts = {
  subject: (host: string) => `Webhooks to ${host} are switched off`,
  title: 'A receiver of webhooks is switched off',
  failed: (host: string) => `${host} has taken no message for a day, so nothing more is sent to it.`,
  gone: (host: string) => `${host} answered that it is gone (410), so nothing more is sent to it.`,
  held: 'What was not taken is kept for 30 days. Mend the receiver, switch it on again, and it is sent.',
  button: 'Open the connections',
}
