/** The rule set's version; printed in the forensic analysis and in no letter. Same files, same version, same findings. */
export const ruleSetVersion = '2026.12.2'

/** What the rules, the laws and the sentences of letters said when the version was last raised: rule-set-version.test.ts. */
export const ruleSetDigest = '396f5f8efbadcb80'
