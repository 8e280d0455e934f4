// Sample script (Google Apps Script) for the spreadsheet of the complaint book. Paste it into the spreadsheet's own
// script (Extensions > Apps Script), set the script property SCRIPT_KEY to the worker's SCRIPT_KEY, and deploy it as a
// web app. ops/README.md has the steps.

var SHEET = 'Reclamos'
var FILES = 'Libro de reclamaciones: adjuntos'

// A row has the 22 columns of the specification, then the currency of the amount and the delivery id.
var FILE_COLUMN = 22
var DELIVERY_COLUMN = 24

/** Returns the last complaint number of the current year. */
// biome-ignore lint/correctness/noUnusedVariables: Google calls it
function doGet(request) {
  if (!isOurs(request)) return answer({ status: 'error', message: 'unknown key' })
  return answer({ status: 'success', lastComplaintNumber: lastComplaintNumber(new Date().getFullYear()) })
}

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
  var row = JSON.parse(request.postData.contents).contents[0]
  row[FILE_COLUMN - 1] = storeFile(row[FILE_COLUMN - 1], row[0])
  append(row.concat([request.parameter.currency || '', delivery]))
  return { status: 'success' }
}

/** Stores the file in Drive and returns its URL, because a cell is limited to 50,000 characters. */
function storeFile(base64, label) {
  if (!base64) return ''
  var folders = DriveApp.getFoldersByName(FILES)
  var folder = folders.hasNext() ? folders.next() : DriveApp.createFolder(FILES)
  var blob = Utilities.newBlob(Utilities.base64Decode(base64), 'application/octet-stream', label)
  return folder.createFile(blob).getUrl()
}

function lastComplaintNumber(year) {
  var numbers = column(1).map((label) => {
    var parts = /^N° 000 00000(\d+)-(\d{4})$/.exec(label)
    return parts && Number(parts[2]) === year ? Number(parts[1]) : 0
  })
  return Math.max.apply(null, numbers.concat(0))
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

/** Appends a row as text. Otherwise the sheet would convert +51987654321 and the DNI 00000001 to numbers. */
function append(row) {
  var range = sheet().getRange(sheet().getLastRow() + 1, 1, 1, row.length)
  range.setNumberFormat('@').setValues([row])
}

function answer(value) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(ContentService.MimeType.JSON)
}
