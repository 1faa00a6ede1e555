/** What a case holds of what was paid for it: rounds used of, until when. */
export const holdingTexts = {
  rounds: 'Rounds',
  used: (begun: number, held: number) => `${begun} of ${held} used`,
  usedOfUnlimited: (begun: number) => `${begun} used, without a limit`,
  service: 'New rounds can be begun',
  until: (day: string) => `until ${day}`,
  ended: (day: string) =>
    `until ${day}; that day is over. What was made stays, and mailing and deadlines go on.`,
  withoutEnd: 'without an end',
  support: 'Place in the support queue',
  upgrade: (name: string) => `Go on with ${name}: you pay only the difference`,
}
