// Sample script (Google Apps Script) for the spreadsheet of referrals. Paste it into the spreadsheet's own script
// (Extensions > Apps Script), set the script property SCRIPT_KEY to the worker's SCRIPT_KEY, and deploy it as a web
// app. ops/README.md has the steps.

var SHEET = 'Referidos'

// Each referred person is a row with the data of the referrer. Without a referred person the second half is empty.
var FIELDS = [
  'nombres',
  'apellidos',
  'correo',
  'documentName',
  'dni',
  'celular',
  'nombreref',
  'apellidosref',
  'documentoref',
  'dniref',
  'celularref',
]
// The columns are the date, the fields, the reference of the referral and the delivery id.
var DELIVERY_COLUMN = FIELDS.length + 3

// biome-ignore lint/correctness/noUnusedVariables: Google calls it
function doPost(request) {
  if (!isOurs(request)) return answer({ status: 'error', message: 'unknown key' })
  // Without the lock, two concurrent calls would both add the row.
  var lock = LockService.getScriptLock()
  try {
    lock.waitLock(20000)
    return answer(addOnce(request))
  } catch (error) {
    return answer({ status: 'error', message: String(error) })
  } finally {
    lock.releaseLock()
  }
}

/** Adds a row unless it exists. The worker sends a delivery again if it got no response. */
function addOnce(request) {
  var delivery = request.parameter.delivery
  if (!delivery) return { status: 'error', message: 'no delivery' }
  if (column(DELIVERY_COLUMN).indexOf(delivery) >= 0) return { status: 'success', repeated: true }
  var body = JSON.parse(request.postData.contents)
  var day = Utilities.formatDate(new Date(), 'America/Lima', 'yyyy-MM-dd')
  var values = FIELDS.map((name) => (body[name] === undefined ? '' : String(body[name])))
  append([day].concat(values, [request.parameter.reference || '', delivery]))
  return { status: 'success' }
}

function isOurs(request) {
  var key = PropertiesService.getScriptProperties().getProperty('SCRIPT_KEY')
  return Boolean(key) && request.parameter.key === key
}

function sheet() {
  return SpreadsheetApp.getActive().getSheetByName(SHEET)
}

function column(number) {
  var rows = sheet().getLastRow()
  if (rows === 0) return []
  var values = sheet().getRange(1, number, rows, 1).getValues()
  return values.map((cells) => String(cells[0]))
}

/** Appends a row as text. Otherwise the sheet would convert the DNI 00000001 to a number. */
function append(row) {
  var range = sheet().getRange(sheet().getLastRow() + 1, 1, 1, row.length)
  range.setNumberFormat('@').setValues([row])
}

function answer(value) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(ContentService.MimeType.JSON)
}
