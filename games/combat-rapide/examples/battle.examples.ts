export const battleExamples = [];
