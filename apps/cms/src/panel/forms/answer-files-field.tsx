'use client'

import { formatFileSize } from '@app/domain/document/format-file-size'
import { safeName } from '@app/platform/file-check/safe-name'
import { useId } from 'react'
import styles from '../record/record-forms.module.css'

type Messages = Record<'addFiles' | 'filesHint' | 'answerFiles' | 'removeFile', string>
type Props = { files: File[]; onChange(files: File[]): void; messages: Messages }

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** Renames the file to its stored name, because the preview must list the same names as the letter. */
function withStoredName(file: File): File {
  const extension = extensions[file.type]
  return extension ? new File([file], safeName(file.name, extension), { type: file.type }) : file
}

/** Renders the field for the files of an answer. They are uploaded together with the answer. */
export function AnswerFilesField({ files, onChange, messages }: Props) {
  const [id, hintId] = [useId(), useId()]
  return (
    <div className={styles.attach}>
      {/* The browser labels this control in its own language, so the label is the visible button. */}
      <input
        className="desk-hidden"
        id={id}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png"
        aria-describedby={hintId}
        onChange={({ target }) => {
          onChange([...files, ...[...(target.files ?? [])].map(withStoredName)])
          // Without this reset, a removed file could not be chosen again.
          target.value = ''
        }}
      />
      <label className="desk-btn" htmlFor={id}>
        {messages.addFiles}
      </label>
      <small id={hintId}>{messages.filesHint}</small>
      {files.length > 0 && (
        <ul className={styles.documents} aria-label={messages.answerFiles}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
            <li key={index}>
              <span>
                {file.name} <small>{formatFileSize(file.size)}</small>
              </span>
              <button
                type="button"
                className={styles.line}
                aria-label={`${messages.removeFile} ${file.name}`}
                onClick={() => onChange(files.filter((_, otherIndex) => otherIndex !== index))}
              >
                {messages.removeFile}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
