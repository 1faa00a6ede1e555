/** Export of everything. */
export const exportTexts = {
  title: 'Take everything with you',
  lead: 'All lists as CSV and JSON, and every case and funding application with its records and files, as ZIP files. They hold everything: identity papers, credit reports, letters. The files are kept encrypted here and are gone a day after they are ready, and at once when somebody is deleted whom they may hold.',
  failed: 'The exports could not be loaded.',
  password: 'Your present password',
  start: 'Export everything',
  startFailed: 'The export could not be started.',
  caption: 'Exports, the newest first',
  statuses: { running: 'Being written', ready: 'Ready', gone: 'Gone' },
  progress: (done: number, total: number) => `${done} of ${total} cases and applications`,
  by: (name: string, at: string) => `${name}, ${at}`,
  goneAt: (at: string) => `The files go on ${at}.`,
  part: (number: number, size: string) => `Part ${number} (${size})`,
}
