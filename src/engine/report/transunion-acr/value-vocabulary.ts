/**
 * Words that this layout's fixed values, remarks and notes are made of. They tell a break inside a word from a break
 * between words; they never change what a value says.
 */
const words = `
account accounts adjusted agency agreed amount another arrangement as assigned attorney authorized auto automobile
balance bankruptcy being billing bureau business by canceled cancelled card charge charged chapter child claim closed
collateral collection collections company completed comaker consolidated consumer contract cosigner court credit
creditor current customer date day days debt deceased deed default deferred delinquency delinquent disagrees disaster
discharged dismissed dispute disputed disputes due education electronic equity estate estimated factoring failed family
fcba fcra federal filed financial first fixed forbearance foreclosed foreclosure foreclosure forfeit fraud from full
fully garnishment government grantor guaranteed guaranty health home hospital hotel household identity
improvement in included inactive individual information installment insurance investigation item joint judgment
judgement late lease lender less lien line loan loss lost maker manufactured maximum medical military minimum
modification modified month monthly months mortgage mutual natural no not note obligation of one open or original
other over paid partial participating participation past payable paying payment payments payroll pending per permanent
placed plan practitioner previous previously principal process profit purchased purged real recovery redeemed
refinanced reinstated rental repossession repossessed request resolved restructured returned revolving sale
satisfied satisfactory schedule scheduled second secured settled settlement shared signer small sold spousal status
stolen student submitted subscriber surrender surrendered tax term terminated terms than theft through to too
transferred transfer undesignated unknown unpaid unsecured utilities utility voluntary was weekly wage write writeoff
written year
a and for had has have his her its not than that the their them then they this was were will with which
ambulance apartment apartments associates associate bank banking bankcard cable capital cards care cellular center
central city clinic college communications community cooperative corporate corporation county dental department
electric emergency energy express finance funding gas global group holdings imaging internet laboratory lending loans
management media mobile motor national network partners pharmacy physicians power property radiology receivables
regional resource resources savings school service services servicing shop solutions store stores system systems
telecom telephone trust university urgent water wireless women
`

/** Lower case. */
export const valueVocabulary: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''))
