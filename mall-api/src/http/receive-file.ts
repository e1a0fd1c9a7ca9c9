import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoreUnavailable } from 'object-store';
import { limits } from 'shared-kernel/domain';
import type { FileStore, StagedFile } from '../ports/file-store';
import { CallError, invalid } from './call-error';
import { hasPage } from './has-page';
import { pdfType, recogniseFile } from './recognise-file';

/** A received file; it is deleted when the call ends unless the handler stores it. */
export interface UploadedFile {
  readonly staged: StagedFile;
  /** The browser's name for it, without a path, its extension matching the content. */
  readonly fileName: string;
  readonly contentType: string;
}

/** Sender of a file: a member, or a visitor at an address. */
export type Uploader = { readonly memberId: string } | { readonly address: string };

/** Checks before a file reaches the store. */
export interface UploadGate {
  /** Before a byte of the form is read. @throws CallError 60005 when the sender's daily limit is reached */
  enter(uploader: Uploader): Promise<void>;
  /** Once the file is received. @throws CallError 60001 when the file is not acceptable */
  check(uploader: Uploader, staged: StagedFile): Promise<void>;
  /** After the file is stored. */
  kept(uploader: Uploader): Promise<void>;
  /** After the file was refused. */
  refused(uploader: Uploader): Promise<void>;
  /** After the store did not take the file: it counts for nothing. */
  lost(uploader: Uploader): Promise<void>;
}

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: UploadedFile | undefined;
}

const tooLarge = () => invalid(`文件不能超过 ${limits.uploadMaxBytes / 1024 / 1024} MB`);

// Bytes of a form beside its file: a few short fields and boundaries.
const formOverhead = 64 * 1024;

const formErrors: Readonly<Record<string, () => CallError>> = {
  FST_FILES_LIMIT: () => invalid('只能上传一个文件'),
  FST_FIELDS_LIMIT: () => invalid('表单字段过多'),
  FST_PARTS_LIMIT: () => invalid('表单字段过多'),
  FST_REQ_FILE_TOO_LARGE: tooLarge,
};

// The plugin's types omit options that it passes on to its parser, so this is no checked literal.
const formOptions = {
  limits: { files: 1, fileSize: limits.uploadMaxBytes, fields: 10, fieldSize: 4_096, parts: 11 },
  throwFileSizeLimit: false,
  // Browsers write names in UTF-8; a path in a name is refused, not stripped.
  defParamCharset: 'utf8',
  preservePath: true,
};

/** Lets a scope's calls accept forms with a file. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, formOptions);
}

export interface Reception {
  readonly store: FileStore;
  check(staged: StagedFile): Promise<void>;
  /**
   * Runs on the fields before the file, before a byte of it is read.
   * @throws CallError for an inadmissible form
   */
  admit?: ((fields: Form['fields']) => void) | undefined;
}

/**
 * Reads a form with one file in its part `files`, passes it to `work`, and deletes what `work` did not store.
 * @throws CallError 60001 that says what is wrong with the form or its file
 */
export async function withForm<Result>(
  request: FastifyRequest,
  { store, check, admit }: Reception,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw invalid('请以表单（multipart/form-data）上传文件');
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadMaxBytes + formOverhead) throw tooLarge();

  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  let staged: StagedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname in fields) throw invalid(`参数 ${part.fieldname} 重复`);
        fields[part.fieldname] = part.value;
        continue;
      }
      admit?.(fields);
      staged = await store.stage(part.file);
      if (part.fieldname !== 'files') throw invalid('文件应放在表单的 files 中');
      if (part.file.truncated) throw tooLarge();
      file = { staged, ...recogniseFile(part.filename, staged) };
      if (file.contentType === pdfType && !(await hasPage(staged.read())))
        throw invalid('PDF 中没有页面，请重新选择文件');
      await check(staged);
    }
    await staged?.send();
    return await work({ fields, file });
  } catch (error) {
    await staged?.discard();
    throw asFormError(error);
  }
}

function asFormError(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const { code } = error as { code?: unknown };
  const known = typeof code === 'string' ? formErrors[code] : undefined;
  if (known) return known();
  if (error instanceof CallError || !isBroken(error)) return error;
  return invalid('上传中断，请重试');
}

const isBroken = (error: unknown) =>
  error instanceof Error &&
  /unexpected end|premature close|malformed|multipart|boundary|needle|aborted/i.test(error.message);
