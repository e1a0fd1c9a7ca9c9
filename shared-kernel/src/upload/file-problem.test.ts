import { acceptedFiles, fileProblem } from './file-problem';

const problem = (name: string, size = 1) => fileProblem([{ name, size }]);

test('pdf, png, jpg and jpeg can be uploaded, in upper or lower case', () => {
  expect(['合同.pdf', 'a.PNG', 'a.b.jpg', 'a.jpeg'].map((name) => problem(name))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(['合同.docx', 'pdf.exe', 'a.pdf.zip', 'a.gif'].every((name) => problem(name) !== null)).toBe(true);
  expect(acceptedFiles).toBe('.pdf,.png,.jpg,.jpeg');
});

test('only one file can be uploaded', () => {
  const file = { name: 'a.pdf', size: 1 };
  expect(fileProblem([file, file])).toBe('只能上传一个文件');
  expect(fileProblem([])).toBe('请选择文件');
});

test('a file is not empty and has at most 20 MB', () => {
  expect(problem('a.pdf', 0)).toBe('文件是空的，请重新选择');
  expect(problem('a.pdf', 20 * 1024 * 1024)).toBeNull();
  expect(problem('a.pdf', 20 * 1024 * 1024 + 1)).toBe('文件不能超过 20 MB');
});
