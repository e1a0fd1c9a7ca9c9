/** The greeting for a time of day, on the buyer's clock. */
export function greetingAt(time: Date): string {
  const hour = time.getHours();
  if (hour < 5) return '夜深了';
  if (hour < 12) return '上午好';
  if (hour < 18) return '下午好';
  return '晚上好';
}
