/** Papers of the client's own of which letters enclose copies. */
export type EnclosedPaper = 'identity' | 'residence' | 'ssn-proof' | 'theft-report'
