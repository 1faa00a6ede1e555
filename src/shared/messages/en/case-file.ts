/** The page that explains a downloaded case file; one paragraph a line. */
export const caseFileTexts = {
  fileName: 'READ-ME.txt',
  guide: [
    'This archive holds everything of your case, so that you can hand it to a lawyer. Keep it in a safe place: it holds your reports.',
    'reports: your credit reports, as you uploaded them.',
    'letters: the letters and documents of every round.',
    'authorship.json: for each letter the lines that it quotes, your decision on each, your signature, and the packet that was made to be mailed, with numbers by which anybody can check them; it says how.',
    'receipts: what you added to prove that a letter was mailed or delivered.',
    'results: the answers of the bureaus, as you uploaded them.',
    'findings: what was found in the reports, with a picture of each line that proves it.',
    'decisions.json, results.json and mail-log.json: what you decided, what was answered, and what was mailed when.',
    'limitation-dates.json: the last dates to bring a claim in court. They are counted from what this archive proves; ask a lawyer to check them.',
    'manifest.json and SHA256SUMS: a list of the files, and numbers that show that none of them was changed.',
  ],
}
