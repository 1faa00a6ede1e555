import type { LearnedLabel, UnreadFile } from '../../api/pointing.ts'

const states: Record<UnreadFile['state'], string> = {
  'in part': 'Read in part',
  refused: 'Not read',
  closed: 'Cannot be opened',
}
const labelStates: Record<LearnedLabel['state'], string> = {
  trying: 'Being tried',
  'in use': 'In use',
  refused: 'Refused',
  withdrawn: 'Forgotten',
}

/** The staff's page of reports that were not wholly understood, and of the labels that the reader was taught. */
export const staffUnreadTexts = {
  title: 'Unread lines',
  lead: 'Reports of which something was not understood. Say for the client what a line is, or teach the reader a label once for every report.',
  files: {
    title: 'Files',
    caption: 'Reports that were not wholly understood, the oldest first',
    failed: 'The files could not be loaded.',
    none: 'Every report was understood',
    noneText: 'A report of which a line was not understood appears here.',
    total: (total: number) => (total === 1 ? '1 file' : `${total.toLocaleString('en-US')} files`),
    columns: {
      client: 'Client',
      file: 'Report',
      state: 'State',
      unread: 'Lines not understood',
      labels: 'Frequent labels',
    },
    states,
    notCounted: 'not counted',
    noLabels: 'none',
    pointings: (count: number) => (count === 1 ? '1 line said' : `${count} lines said`),
    open: 'Open its pages',
    openOf: (bureau: string, client: string) => `Open the pages of the ${bureau} report of ${client}`,
    teach: (label: string, count: number) => `Teach “${label}”, printed ${count} times in this file`,
    labelWith: (label: string, count: number) => `${label} (${count})`,
  },
  teach: {
    title: 'Teach a label',
    lead: 'The reader first reads every stored report with it. It counts only if none of them reads worse.',
    label: 'Label, as the report prints it',
    meaning: 'What stands behind it',
    choose: 'Choose what it means',
    labelMissing: 'Type the label, or press one in the list of files.',
    meaningMissing: 'Choose what the label means.',
    says: (label: string, meaning: string) => `“${label}” means: ${meaning}, in every report.`,
    saysNothing: (label: string) => `Lines that begin with “${label}” are left out of every report.`,
    saysHeading: (label: string, meaning: string) =>
      `“${label}” begins a section: ${meaning}, in every report.`,
    send: 'Teach this label',
    sending: 'Sending...',
    failed: 'The label was not taught.',
    told: (label: string) => `“${label}” is being tried on every stored report.`,
  },
  labels: {
    title: 'Taught labels',
    caption: 'Labels that the reader was taught, the newest first',
    failed: 'The labels could not be loaded.',
    none: 'No label was taught yet',
    noneText: 'Press a label in the list of files, or type one above.',
    columns: {
      label: 'Label',
      meaning: 'Meaning',
      state: 'State',
      result: 'Result',
      by: 'Taught by',
      act: 'Action',
    },
    states: labelStates,
    tried: (done: number, of: number) => `${done} of ${of} reports tried`,
    trying: (label: string) => `Trying “${label}” on every stored report`,
    gained: (files: number, values: number) =>
      files === 0
        ? 'no stored report reads more with it'
        : `${files === 1 ? '1 report reads' : `${files} reports read`} more, ${values === 1 ? '1 value' : `${values} values`} in all`,
    forget: 'Forget it',
    forgetOf: (label: string) => `Forget “${label}”`,
    sure: (label: string) => `Reports are read without “${label}” from then on.`,
    forgetNow: 'Yes, forget it',
    keep: 'Keep it',
    forgetFailed: 'The label was not forgotten.',
  },
}
