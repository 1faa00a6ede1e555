/** The form in which staff log a letter that went out before the case was kept here. English only. */
export const earlierLetterTexts = {
  title: 'Log a letter from before',
  open: 'Log a letter that was mailed before',
  lead: 'A letter that the client or somebody else mailed before the case was kept here. With the proof of its delivery its deadlines run like those of every letter; without one it is kept and starts none.',
  to: 'Letter to',
  company: 'A company',
  companyName: 'Name of the company',
  round: 'Round',
  mailedOn: 'Mailed on',
  certifiedNumber: 'Certified mail number',
  deliveredOn: 'Delivered on',
  proof: 'Proof: photo or PDF',
  optional:
    'Number, delivery and proof may be left empty and entered later at the letter. The file proves the delivery where its day is given, else the mailing; a number alone proves none.',
  save: 'Log the letter',
  proved: (recipient: string) =>
    `The letter to ${recipient} is logged. Its deadlines run from the proved delivery.`,
  mailingProved: (recipient: string) =>
    `The letter to ${recipient} is logged. No deadline runs yet: its delivery has no proof.`,
  unproved: (recipient: string) =>
    `The letter to ${recipient} is logged without a proof, so that it starts no deadline.`,
  failed: 'The letter was not logged. What was typed is still here.',
} as const
