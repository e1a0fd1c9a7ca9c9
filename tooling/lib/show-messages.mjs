let rest = '';

/**
 * Prints the text messages that the demonstration would have sent. They stand among the API's log lines, which come in
 * pieces.
 * @param {string} text
 */
export function showMessages(text) {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines.filter((one) => one.includes('"text message"'))) {
    const { mobilePhone, content } = JSON.parse(line);
    console.log(`短信 → ${mobilePhone}：${content}`);
  }
}
