import { clientsIn, counted } from './counted-clients.ts'

/** What is done with many clients at once. Read by staff, in English only. */
export const bulkTexts = {
  region: 'Selected clients',
  selectRow: (name: string) => `Select ${name}`,
  selectPage: 'Select this page',
  selectFound: (count: number, limit: number) =>
    count > limit
      ? `Select the first ${counted(limit)} of ${counted(count)} found`
      : `Select all ${counted(count)} found`,
  selecting: 'Selecting',
  selectFailed: 'The clients could not be selected.',
  selected: (count: number) => `${clientsIn(count)} selected`,
  tooMany: (limit: number) => `At most ${counted(limit)} clients can be changed at a time.`,
  clear: 'Clear selection',
  stage: 'Change stage',
  mail: 'Send an email',
  follow: 'Owner or tag',
  followAct: 'What',
  followActs: { owner: 'Set the owner', tag: 'Put a tag on', untag: 'Take a tag off' },
  newOwner: 'Owner',
  nobody: 'None',
  tagName: 'Tag',
  chooseTag: 'Choose a tag',
  followPreview: {
    owner: (clients: number, name: string) => `${clientsIn(clients)} will have this owner: ${name}`,
    tag: (clients: number, name: string) => `${clientsIn(clients)} will get the tag ${name}`,
    untag: (clients: number, name: string) => `${clientsIn(clients)} will lose the tag ${name}`,
  },
  followSame: (clients: number) => `${clientsIn(clients)}: nothing changes, it is so already.`,
  /** What is done in ten seconds, whatever the act. */
  held: (what: string) => `${what} in ten seconds. Nothing is done before, nor when this page is left.`,
  heldOrLeft: (what: string) => `${what} in ten seconds, or once this page is left.`,
  undoHeld: 'Undo',
  nowHeld: 'Do it now',
  followDone: (clients: number) => `Done for ${clientsIn(clients)}.`,
  followFailed: 'Nothing, or not all of it, was changed. Please try again.',
  close: 'Close',
  newStage: 'New stage',
  chooseStage: 'Choose a stage',
  preview: (moving: number, stage: string) => `${clientsIn(moving)} will move to ${stage}`,
  from: (stage: string, count: number) => `${clientsIn(count)} from ${stage}`,
  same: (count: number) =>
    count === 1
      ? '1 client is at this stage already and stays.'
      : `${clientsIn(count)} are at this stage already and stay.`,
  nothing: 'All selected clients are at this stage already.',
  live: 'Each client’s portal shows the new stage at once.',
  names: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` and ${counted(more)} more` : ''}`,
  confirm: (count: number) => `Move ${clientsIn(count)}`,
  done: (count: number, stage: string) => `${clientsIn(count)} moved to ${stage}.`,
  skipped: 'Not changed:',
  rows: (clients: number) => `What became of ${clientsIn(clients)}`,
  rowDone: 'done',
  print: 'Print packets',
  printMany: (limit: number) => `At most ${limit} clients can be printed at a time.`,
  printLooking: 'Looking for letters that are ready',
  printFailed: 'It could not be looked up whose letters are ready.',
  printLead: (letters: number, clients: number) =>
    `${letters === 1 ? '1 packet' : `${counted(letters)} packets`} of ${clientsIn(clients)} in one file, client after client.`,
  printRow: (round: number, letters: number) =>
    `round ${round}, ${letters === 1 ? '1 letter' : `${letters} letters`}`,
  printSkipped: 'Not in the file:',
  printNone: 'None of these clients has a letter that is ready to print.',
  printFile: 'Download the file to print',
  failed: 'Update Failed',
  failedText: 'No stage was changed. Please try again.',
  updated: 'Client Updated',
} as const
