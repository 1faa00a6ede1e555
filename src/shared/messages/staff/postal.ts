/** Letters sent for clients that staff look after. */
export const staffPostalTexts = {
  title: 'Mailed for clients',
  lead: 'Letters that came back, were not mailed, or whose answer was lost.',
  none: 'No letter needs anybody.',
  client: 'Client',
  letter: 'Letter',
  provider: 'Provider',
  note: 'What was said',
  troubles: {
    returned: 'Came back',
    failed: 'Not mailed',
    uncertain: 'Look whether the provider has it',
    log: 'Not entered in the mail log',
  },
  whole: 'The letters that are under way stay so.',
  failed: 'The letters could not be loaded.',
} as const
